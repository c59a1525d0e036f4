/** viem's reads of one transaction, a module of their own so that they load with the first one. */
export { getTransaction, getTransactionReceipt } from 'viem/actions'
