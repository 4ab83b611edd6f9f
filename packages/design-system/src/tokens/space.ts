/** Steps of the space scale, in multiples of 4 px. */
export const spaceKeys = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24] as const;

export type SpaceKey = (typeof spaceKeys)[number];
