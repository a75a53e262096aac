import { useSaveOpinionHabitsMutation } from '@portico/shared-kit/api/opinions.api';
import { useFieldServices } from '@portico/shared-kit/fields/ui';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button, Checkbox, Input, Modal, Segmented } from 'antd';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import styles from './Opinion.module.css';
import type { Signed } from './opinion.model.ts';
import { opinionTexts } from './opinion.texts.ts';
import { clearPad, usePad, writeName } from './signature-pad.ts';
import { pngOf, uploadSignature } from './signature-file.ts';

interface SignatureDialogProps {
  onSigned(signature: Signed): void;
  onClose(): void;
}

type SignatureMethod = 'draw' | 'type';

const ways: readonly SignatureMethod[] = ['draw', 'type'];

/** A signature by mouse, finger or pen, or by keys: the name as it is typed. */
export function SignatureDialog({ onSigned, onClose }: SignatureDialogProps) {
  const t = opinionTexts.useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { way, change, name, setName, isEmpty } = useWriting(canvas);
  const [isKept, setKept] = useState(false);
  const { problem, isBusy, sign } = useSigning(isKept, onSigned);
  return (
    <Modal
      open
      title={t('signature.title')}
      okText={t('signature.use')}
      okButtonProps={{ loading: isBusy }}
      mask={{ closable: false }}
      onOk={() => void sign(canvas.current, isEmpty)}
      onCancel={onClose}
    >
      <div className={styles.signing}>
        <Segmented
          value={way}
          options={ways.map((value) => ({ value, label: t(`signature.${value}`) }))}
          onChange={change}
        />
        {way === 'type' && <NameField name={name} onChange={setName} />}
        <canvas
          ref={canvas}
          width={880}
          height={320}
          role="img"
          aria-label={t(way === 'draw' ? 'signature.pad' : 'signature.mine')}
          className={styles.pad}
          data-way={way}
        />
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {t(`signature.${problem}`)}
          </p>
        )}
        <PadFoot isKept={isKept} onKeep={setKept} onClear={way === 'draw' ? () => change('draw') : null} />
      </div>
    </Modal>
  );
}

/** The way of writing, and whether something stands on the paper. */
function useWriting(canvas: RefObject<HTMLCanvasElement | null>) {
  const { session } = useShell();
  const [way, setWay] = useState<SignatureMethod>('draw');
  const [name, setName] = useState(session?.name ?? '');
  const pad = usePad(canvas, way === 'draw');
  const shown = way === 'type' ? name.trim() : null;
  useEffect(() => {
    if (canvas.current !== null && shown !== null) writeName(canvas.current, shown);
  }, [canvas, shown]);
  const change = (next: SignatureMethod) => {
    if (canvas.current !== null) clearPad(canvas.current);
    pad.reset();
    setWay(next);
  };
  return { way, change, name, setName, isEmpty: shown === null ? pad.isEmpty : shown === '' };
}

function NameField({ name, onChange }: { readonly name: string; onChange(name: string): void }) {
  const t = opinionTexts.useT();
  const id = useId();
  return (
    <label htmlFor={id} className={styles.typed}>
      {t('signature.name')}
      <Input id={id} value={name} maxLength={30} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}

interface PadFootProps {
  readonly isKept: boolean;
  onKeep(isKept: boolean): void;
  /** Null where there is nothing to clear by hand. */
  readonly onClear: (() => void) | null;
}

function PadFoot({ isKept, onKeep, onClear }: PadFootProps) {
  const t = opinionTexts.useT();
  return (
    <div className={styles.foot}>
      <Checkbox checked={isKept} onChange={({ target }) => onKeep(target.checked)}>
        {t('signature.keep')}
      </Checkbox>
      {onClear !== null && (
        <Button size="small" onClick={onClear}>
          {t('signature.clear')}
        </Button>
      )}
    </div>
  );
}

/** Uploads what stands on the canvas; kept as the own signature it is a file besides. */
function useSigning(isKept: boolean, onSigned: SignatureDialogProps['onSigned']) {
  const services = useFieldServices();
  const [save] = useSaveOpinionHabitsMutation();
  const [problem, setProblem] = useState<'empty' | 'failed' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sign = async (canvas: HTMLCanvasElement | null, isEmpty: boolean) => {
    if (canvas === null || isEmpty) return setProblem('empty');
    setBusy(true);
    setProblem(null);
    try {
      const picture = await pngOf(canvas);
      const signed = await uploadSignature(services, picture);
      if (isKept) await save({ signature: (await uploadSignature(services, picture)).fileId }).unwrap();
      onSigned(signed);
    } catch {
      setProblem('failed');
      setBusy(false);
    }
  };
  return { problem, isBusy, sign };
}
