import { Collapse } from 'antd';
import { questions } from '../sample/questions.ts';

const items = questions.map(({ key, question, answer }) => ({ key, label: question, children: answer }));

export function Page() {
  return <Collapse accordion items={items} />;
}
