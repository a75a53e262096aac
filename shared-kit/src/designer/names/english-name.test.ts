import { englishName, withEnglishName } from './english-name.ts';

test('the English name of a design is changed beside other languages', () => {
  const names = withEnglishName('{"fr":"Accueil"}', 'Home');
  expect([englishName(names), JSON.parse(names ?? '')]).toEqual(['Home', { fr: 'Accueil', en: 'Home' }]);
  expect(withEnglishName('{"en":"Home"}', '')).toBeNull();
});
