export { contractErrorsAbi } from './generated/errors.ts'
