import type { Random } from '../generate/random.ts';

/** A written name and how it is spelt in letters. */
type Spelt = readonly [written: string, letters: string];

/** A name as it is written in both languages. */
export interface PersonName {
  readonly name: string;
  readonly en: string;
  /** Lower case letters; several people may share it. */
  readonly username: string;
}

const spelt = (text: string): readonly Spelt[] =>
  text.split(' ').map((pair): Spelt => {
    const [written = '', letters = ''] = pair.split(':');
    return [written, letters];
  });

const surnames = spelt(
  '王:wang 李:li 张:zhang 刘:liu 陈:chen 杨:yang 黄:huang 赵:zhao 吴:wu 周:zhou 徐:xu 孙:sun 马:ma 朱:zhu 胡:hu 郭:guo 何:he ' +
    '高:gao 林:lin 罗:luo 郑:zheng 梁:liang 谢:xie 宋:song 唐:tang 许:xu 韩:han 冯:feng 邓:deng 曹:cao 彭:peng 曾:zeng 萧:xiao ' +
    '田:tian 董:dong 潘:pan 袁:yuan 蔡:cai 蒋:jiang 余:yu 于:yu 杜:du 叶:ye 程:cheng 魏:wei 苏:su 吕:lv 丁:ding 任:ren 卢:lu ' +
    '姚:yao 沈:shen 钟:zhong 姜:jiang 崔:cui 谭:tan 陆:lu 范:fan 汪:wang 廖:liao 石:shi 金:jin 欧阳:ouyang 上官:shangguan',
);
const givenNames = spelt(
  '伟:wei 芳:fang 娜:na 敏:min 静:jing 丽:li 强:qiang 磊:lei 军:jun 洋:yang 勇:yong 艳:yan 杰:jie 娟:juan 涛:tao 明:ming 超:chao ' +
    '霞:xia 平:ping 刚:gang 桂英:guiying 秀兰:xiulan 建华:jianhua 志强:zhiqiang 海燕:haiyan 晓东:xiaodong 雪梅:xuemei 婷婷:tingting ' +
    '浩然:haoran 子轩:zixuan 雨桐:yutong 梓涵:zihan 思远:siyuan 嘉怡:jiayi 宇航:yuhang 欣怡:xinyi 文博:wenbo 俊杰:junjie ' +
    '佳琪:jiaqi 国庆:guoqing 春燕:chunyan 立新:lixin 永康:yongkang 晨曦:chenxi 若溪:ruoxi 一鸣:yiming 云飞:yunfei 月华:yuehua ' +
    '振宇:zhenyu 安琪:anqi 天佑:tianyou 诗涵:shihan 凯:kai 鹏:peng 斌:bin 琳:lin 慧:hui 颖:ying 倩:qian 峰:feng 龙:long 亮:liang',
);
const englishGiven =
  'Oliver Amelia George Isla Harry Ava Noah Mia Jack Freya Leo Grace Arthur Lily Oscar Sophie Henry Alice Theo Ella James Lucy Daniel Ruby Priya Arjun Aisha Omar Chloe Ethan'.split(
    ' ',
  );
const englishSurnames =
  'Smith Jones Taylor Brown Williams Davies Evans Thomas Roberts Walker Wright Robinson Thompson Hughes Edwards Green Hall Clarke Patel Khan Murphy Campbell Stewart Morgan Bennett'.split(
    ' ',
  );

const capital = (letters: string) => letters.charAt(0).toUpperCase() + letters.slice(1);

/** A Chinese name; in English the given name comes first. */
export function chineseName(random: Random): PersonName {
  const [surname, surnameLetters] = random.pick(surnames);
  const [given, givenLetters] = random.pick(givenNames);
  return {
    name: surname + given,
    en: `${capital(givenLetters)} ${capital(surnameLetters)}`,
    username: surnameLetters + givenLetters,
  };
}

/** A name of the international branch, the same in both languages. */
export function englishName(random: Random): PersonName {
  const given = random.pick(englishGiven);
  const surname = random.pick(englishSurnames);
  return { name: `${given} ${surname}`, en: `${given} ${surname}`, username: `${given}.${surname}`.toLowerCase() };
}
