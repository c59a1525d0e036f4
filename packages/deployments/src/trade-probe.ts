export { tradeProbeAbi } from './generated/safety/trade-probe-abi.ts'
export { tradeProbeCode } from './generated/safety/trade-probe-code.ts'
