/** The maximum length of a quotation, in characters. */
const quoted = 60;

export function truncateReview(review: string): string {
  const text = review.trim().replaceAll(/\s+/g, ' ');
  if (text.length <= quoted) return text;
  const start = text.slice(0, quoted + 1);
  const lastBlank = start.lastIndexOf(' ');
  return `${lastBlank > 0 ? start.slice(0, lastBlank) : text.slice(0, quoted)}…`;
}
