import { lostContent } from '../model/lost-content.model.ts';
import { notesOfFile } from './file-notes.ts';
import { collapsedSubProcesses, lossy, severalDiagrams } from './testing/files.ts';
import { openInTest } from './testing/open-in-test.ts';

describe('a file of another tool', () => {
  test.each([
    ['with collapsed sub-processes', collapsedSubProcesses],
    ['with several diagrams', severalDiagrams],
  ])('%s is exported as it was opened, character by character', async (_case, file) => {
    const design = await openInTest(file);
    expect(await design.xml()).toBe(file);
    expect(design.state()).toMatchObject({ isHeld: false, notes: { lost: [], warnings: [] } });
  });

  test.each([
    ['with collapsed sub-processes', collapsedSubProcesses],
    ['with several diagrams', severalDiagrams],
  ])(
    '%s keeps everything that it draws when something else is changed, and is the same again after undo',
    async (_case, file) => {
      const design = await openInTest(file);
      design.edits?.rename('S', 'Renamed');
      const changed = await design.xml();
      expect(changed).toContain('Renamed');
      expect(lostContent(file, changed)).toEqual([]);
      design.undo();
      expect(await design.xml()).toBe(file);
    },
  );

  test('tells which of its diagrams the canvas does not show', async () => {
    const design = await openInTest(severalDiagrams);
    expect(design.state().notes.hidden).toEqual(['View 1', 'For auditors']);
    expect((await openInTest(collapsedSubProcesses)).state().notes.hidden).toEqual([]);
  });

  test('names what saving would lose and holds it back until somebody agrees', async () => {
    const design = await openInTest(lossy);
    expect(design.state().notes.lost).toEqual([
      { what: 'element', tag: 'teleport', name: 'Beam' },
      { what: 'comments', tag: '1', name: '' },
    ]);
    expect(design.state().notes.warnings).toEqual([{ kind: 'unreadable', about: 'teleport' }]);
    expect([design.state().isHeld, await design.xml(), design.source()]).toEqual([true, lossy, lossy]);
    design.letGo();
    expect(design.state().isHeld).toBe(false);
  });

  test('that is only looked at, or was opened knowingly in place of another, holds nothing back', async () => {
    expect((await openInTest(lossy, { isReadOnly: true })).state().isHeld).toBe(false);
    const design = await openInTest(severalDiagrams);
    await design.replace(lossy);
    expect(design.state()).toMatchObject({ isHeld: false, notes: { lost: [{ name: 'Beam' }, { what: 'comments' }] } });
  });

  test('says before it is opened what is not kept, and what was drawn and is not any more', async () => {
    const { lost, warnings } = await notesOfFile(
      lossy,
      severalDiagrams.replace(/<bpmndi:BPMNShape id="QT_di".*?<\/bpmndi:BPMNShape>/, ''),
    );
    expect(lost).toContainEqual({ what: 'drawing', tag: 'BPMNShape', name: 'Elsewhere' });
    expect(lost).toContainEqual({ what: 'attribute', tag: 'tool:note', name: 'F' });
    expect(warnings).toEqual([]);
    await expect(notesOfFile(lossy, '<nothing/>')).rejects.toThrow();
  });
});
