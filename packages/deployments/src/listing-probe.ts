export { listingProbeAbi } from './generated/safety/listing-probe-abi.ts'
export { listingProbeCode } from './generated/safety/listing-probe-code.ts'
