/** Goods that are sold or bought; the price in cents. */
export interface Product {
  readonly zh: string;
  readonly en: string;
  readonly specification: string;
  readonly unit: string;
  readonly price: number;
}

type Row = readonly [zh: string, en: string, specification: string, unit: string, yuan: number];

const products = (rows: readonly Row[]): readonly Product[] =>
  rows.map(([zh, en, specification, unit, yuan]) => ({ zh, en, specification, unit, price: Math.round(yuan * 100) }));

/** Products that the company sells: devices and services for factories. */
export const catalogue = products([
  ['边缘计算网关', 'Edge gateway', 'EG-200 4×RS485', 'piece', 3280],
  ['边缘计算网关（增强型）', 'Edge gateway, extended', 'EG-400 8×RS485 5G', 'piece', 5980],
  ['工业平板电脑', 'Industrial panel PC', '15.6" IP65', 'piece', 6450],
  ['温湿度传感器', 'Temperature and humidity sensor', 'TH-10 Modbus', 'piece', 268.5],
  ['压力变送器', 'Pressure transmitter', 'PT-1.6MPa 4–20mA', 'piece', 745],
  ['振动监测终端', 'Vibration monitor', 'VM-3 三轴', 'piece', 1890],
  ['智能电表', 'Smart meter', 'SM-3P 100A', 'piece', 620],
  ['电磁流量计', 'Electromagnetic flow meter', 'DN80 PN16', 'piece', 4120],
  ['可编程控制器', 'Programmable controller', 'PLC-32 DI/DO', 'piece', 2360],
  ['伺服驱动器', 'Servo drive', 'SD-750W', 'piece', 1985.8],
  ['工业交换机', 'Industrial switch', '8×1000M DIN', 'piece', 1240],
  ['光纤收发器', 'Fibre converter', '1000M SC 20km', 'piece', 186],
  ['导轨电源', 'DIN rail power supply', '24V 10A', 'piece', 328],
  ['不间断电源', 'Uninterruptible power supply', '3kVA 在线式', 'piece', 3650],
  ['控制柜', 'Control cabinet', '800×600×2000', 'piece', 5480],
  ['屏蔽双绞线', 'Shielded twisted pair', 'RVSP 2×1.0', 'metre', 4.6],
  ['超六类网线', 'Category 6A cable', '305m', 'box', 1180],
  ['二维码读码器', 'Code reader', 'CR-50 固定式', 'piece', 2750],
  ['手持终端', 'Handheld terminal', 'HT-8 Android', 'piece', 2199],
  ['标签打印机', 'Label printer', '300dpi', 'piece', 1680],
  ['设备管理软件许可', 'Asset management licence', '100 点', 'set', 28000],
  ['能源管理软件许可', 'Energy management licence', '50 点', 'set', 36000],
  ['数据采集软件许可', 'Data collection licence', '单机', 'set', 4800],
  ['现场实施服务', 'On-site implementation', '人天', 'day', 2600],
  ['系统集成服务', 'Systems integration', '人天', 'day', 3200],
  ['年度运维服务', 'Annual maintenance', '年', 'set', 18000],
  ['操作培训', 'Operator training', '场', 'day', 5000],
  ['备件包', 'Spare parts kit', '标准', 'set', 1560],
]);

/** Supplies that the company buys for itself. */
export const supplies = products([
  ['笔记本电脑', 'Laptop', '14" 32GB/1TB', 'piece', 8699],
  ['显示器', 'Monitor', '27" 4K', 'piece', 2399],
  ['人体工学椅', 'Ergonomic chair', '网布', 'piece', 1299],
  ['升降办公桌', 'Standing desk', '1.6m', 'piece', 2180],
  ['复印纸', 'Copy paper', 'A4 80g 5 包', 'box', 128],
  ['硒鼓', 'Toner', '黑色', 'piece', 469],
  ['会议摄像头', 'Conference camera', '4K 广角', 'piece', 3580],
  ['服务器内存', 'Server memory', '64GB DDR5', 'piece', 1899],
  ['固态硬盘', 'Solid state drive', '3.84TB NVMe', 'piece', 3299],
  ['测试仪表', 'Test instrument', '数字万用表', 'piece', 980],
  ['劳保手套', 'Work gloves', '耐磨', 'box', 86],
  ['安全帽', 'Safety helmet', 'ABS', 'piece', 45],
  ['云主机资源', 'Cloud servers', '8C32G 年', 'set', 9800],
  ['办公软件订阅', 'Office subscription', '年', 'set', 699],
]);
