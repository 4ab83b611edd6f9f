export const reviews = Array.from({ length: 8 }, (_, index) => ({
  key: `review${index + 1}`,
  text: `Review ${index + 1}: she fell asleep in the chair, and nobody pulled.`,
}));
