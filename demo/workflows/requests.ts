import { moneyText } from '../generate/money.ts';
import { supplies } from '../generate/products.ts';
import { personValue } from '../generate/record.ts';
import type { Request } from './scenario.ts';
import { personOf } from './harness.ts';

type Values = (request: Request) => Readonly<Record<string, unknown>>;

const dayMs = 86_400_000;
const inDays = (at: Date, days: number) => new Date(at.getTime() + days * dayMs).toISOString();

function departmentOf({ harness: { world }, by }: Request) {
  return world.departmentOf(personOf(world, by));
}

/** Leave of so many days, which begins so many days after it is asked for. */
export function leave(leaveType: string, days: number, startsIn: number, reason: string, handover?: string): Values {
  return (request) => {
    const { harness, at } = request;
    const dates = { startDate: inDays(at, startsIn), endDate: inDays(at, startsIn + Math.ceil(days) - 1) };
    const person = handover === undefined ? null : personValue(personOf(harness.world, handover));
    return { leaveType, ...dates, days: String(days), applicantDept: departmentOf(request), handover: person, reason };
  };
}

/** Spending: its subject, its kind and its amount in yuan. */
type ExpenseLine = readonly [description: string, category: string, yuan: number];

/** An expense claim of these lines. */
export function claim(subject: string, ...spent: readonly ExpenseLine[]): Values {
  return (request) => {
    const { at, harness } = request;
    const lines = spent.map(([description, category, yuan], index) => ({
      id: harness.newId(),
      expenseDate: inDays(at, -8 + index),
      category,
      description,
      amount: moneyText(yuan * 100),
      hasInvoice: true,
    }));
    const totalAmount = moneyText(spent.reduce((sum, [, , yuan]) => sum + yuan * 100, 0));
    const department = departmentOf(request);
    return { subject, claimDate: inDays(at, 0), department, paymentMethod: 'transfer', lines, totalAmount };
  };
}

/** A purchase of so many of one thing that the company buys, needed so many days after it is asked for. */
export function purchase(
  purpose: string,
  supplier: string,
  neededIn: number,
  wanted: readonly [string, number],
): Values {
  const [item, count] = wanted;
  const supply = supplies.find(({ zh, en }) => zh === item || en === item);
  if (supply === undefined) throw new Error(`${item} is nothing that the company buys.`);
  const { specification, unit, price } = supply;
  return (request) => {
    const [id, totalAmount] = [request.harness.newId(), moneyText(count * price)];
    const goods = { item, specification, unit, quantity: String(count), unitPrice: moneyText(price) };
    return {
      purpose,
      supplier,
      department: departmentOf(request),
      neededDate: inDays(request.at, neededIn),
      urgency: neededIn < 10 ? 'urgent' : 'normal',
      lines: [{ id, ...goods, amount: totalAmount }],
      documents: ['quotation', 'contract', 'invoice'],
      budgets: ['operations'],
      totalAmount,
    };
  };
}

interface Sealed {
  readonly sealType: 'official' | 'contract' | 'finance' | 'legal';
  readonly copies: number;
  readonly counterparty: string;
  readonly reason: string;
  /** The people who sign before it is sealed, one after the other. */
  readonly signers?: readonly string[];
  /** The people who are told once it is sealed. */
  readonly readers?: readonly string[];
}

/** A request to use a seal on a document. */
export function seal(documentName: string, { copies, signers = [], readers = [], ...rest }: Sealed): Values {
  return (request) => {
    const { harness, at } = request;
    const people = (ids: readonly string[]) => ids.map((id) => personValue(personOf(harness.world, id)));
    const staff = { countersigners: people(signers), readers: people(readers) };
    return {
      documentName,
      copies: String(copies),
      ...rest,
      useDate: inDays(at, 2),
      department: departmentOf(request),
      ...staff,
    };
  };
}
