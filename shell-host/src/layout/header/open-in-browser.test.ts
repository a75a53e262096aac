import { wayToBrowser } from './open-in-browser.model.ts';

const computer =
  'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.0.0 Safari/537.36 dingtalk-win/1.0.0 nw(0.14.7) DingTalk(7.0.40-Release.5289101) Mojo/1.0.0 Native AppType(release) Channel/201200';
const phones = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/20A362 AliApp(DingTalk/7.0.40) com.laiwang.DingTalk/28 Channel/201200',
  'Mozilla/5.0 (Linux; U; Android 10; zh-CN; EVR-AL00) AppleWebKit/537.36 Chrome/69.0 Mobile Safari/537.36 AliApp(DingTalk/6.5.45) com.alibaba.android.rimet/26284409',
];
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

const address = 'https://portal.example/application/sales/application-list/order?f.customer=%E7%94%B2&page=3#top';

test('a browser needs no way to itself', () => {
  expect(wayToBrowser(browser, address)).toBeNull();
});

test('DingTalk on a computer opens the very address outside its own window', () => {
  const way = wayToBrowser(computer, address);
  const link = new URL(way?.kind === 'link' ? way.href : '');
  expect(link.href).toMatch(/^dingtalk:\/\/dingtalkclient\/page\/link\?url=https%3A%2F%2Fportal\.example%2F/);
  expect(link.searchParams.get('url')).toBe(address);
  expect(link.searchParams.get('pc_slide')).toBe('false');
});

test.each(phones)('DingTalk on a phone lets no page out, so that its address is copied: %s', (phone) => {
  expect(wayToBrowser(phone, address)).toEqual({ kind: 'copy', text: address });
});

test('a token in the address is not handed on', () => {
  const withToken = 'https://portal.example/form/detail?objectId=1&T=secret';
  expect(wayToBrowser(phones[0] ?? '', withToken)).toEqual({
    kind: 'copy',
    text: 'https://portal.example/form/detail?objectId=1',
  });
});
