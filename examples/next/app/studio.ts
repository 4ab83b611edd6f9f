// What a server would send: styles, questions, visits, and the times of three days.

export const styles = ['Cornrows', 'Box braids', 'Two-strand twists', 'Flat twists', 'Bantu knots'];

export const questions = [
  { key: 'age', heading: 'Which ages do you braid for?', content: 'Girls of 5 to 12.' },
  { key: 'stay', heading: 'May I stay with my child?', content: 'Yes, until she feels at home.' },
  { key: 'late', heading: 'What if we are late?', content: 'Call us: there are 15 minutes of grace.' },
];

export interface Visit {
  id: number;
  style: string;
  date: string;
}

export const visits: readonly Visit[] = Array.from({ length: 12 }, (_, at) => ({
  id: at,
  style: styles[at % styles.length] ?? '',
  date: `2026-${String(12 - at).padStart(2, '0')}-14`,
}));

export const firstDate = '2027-03-01';
export const lastDate = '2027-04-30';

export const freeTimes: Readonly<Record<string, readonly string[]>> = {
  '2027-03-05': ['13:00', '15:00'],
  '2027-03-06': ['14:00'],
  '2027-04-02': ['13:00', '14:00', '16:00'],
};
