export { templateCodes } from './generated/safety/template-codes.ts'
export type { TemplateCode } from './types.ts'
