/** Number of the factory's one template. */
export const nftTemplateId = 1n
