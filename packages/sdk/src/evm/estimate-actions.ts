/** viem's estimates, a module of their own so that they load with the first one. */
export { estimateFeesPerGas, estimateGas } from 'viem/actions'
