export const questions = Array.from({ length: 12 }, (_, index) => ({
  key: `question${index + 1}`,
  question: `Question ${index + 1}: what should we bring?`,
  answer: `Answer ${index + 1}: come with clean, dry and detangled hair, and a snack for her.`,
}));
