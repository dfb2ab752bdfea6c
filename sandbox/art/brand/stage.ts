// The area that a brand's motif is drawn into, in units of the picture.
export type BrandStage = { width: number; height: number };
