import { Carousel } from 'antd';
import { reviews } from '../sample/reviews.ts';

export function Page() {
  return (
    <Carousel autoplay autoplaySpeed={6000} arrows slidesToShow={3}>
      {reviews.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </Carousel>
  );
}
