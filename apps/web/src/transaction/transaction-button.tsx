import { ActionIcon } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconArrowsExchange } from '@tabler/icons-react'
import { Suspense, useEffect } from 'react'
import { useConnection } from 'wagmi'
import { lazyPart } from '../core/lazy-part.ts'
import { useOpenedPart } from '../core/use-opened-part.ts'
import { isFlowOpen } from './is-flow-open.ts'
import {
  followOtherTabs,
  isSettled,
  transactionsOf,
  useTransactionStore,
} from './transaction-store.ts'
import classes from './transactions.module.css'

const loads = {
  drawer: () => import('./transaction-drawer.tsx'),
  keeper: () => import('./transaction-keeper.tsx'),
}
const TransactionDrawer = lazyPart(loads.drawer)
const TransactionKeeper = lazyPart(loads.keeper)

/** Calls back when the page is seen again or has a network again: what did not load may then. @returns what ends that */
function onComeBack(retry: () => void): () => void {
  const show = () => {
    if (document.visibilityState === 'visible') retry()
  }
  document.addEventListener('visibilitychange', show)
  window.addEventListener('online', retry)
  return () => {
    document.removeEventListener('visibilitychange', show)
    window.removeEventListener('online', retry)
  }
}

/** Opens the list of transactions and says how many are under way; what follows them loads only then. */
export function TransactionButton() {
  const { address } = useConnection()
  const drawer = useOpenedPart<true>(loads.drawer)
  const { opened: isKept, open: keep } = useOpenedPart<true>(loads.keeper)
  const records = useTransactionStore((state) => state.records)
  const count = transactionsOf(records, address).filter(
    ({ state }) => isFlowOpen(state) && state.indexLate !== true,
  ).length
  const label = count > 0 ? m.transaction_button_pending({ count }) : m.transaction_button()
  const isUnderWay = records.some((record) => !isSettled(record))
  useEffect(followOtherTabs, [])
  useEffect(() => {
    if (!isUnderWay || isKept) return
    void keep(true)
    return onComeBack(() => void keep(true))
  }, [isUnderWay, isKept, keep])
  return (
    <>
      <ActionIcon
        className={classes.button}
        aria-label={label}
        title={label}
        onClick={() => drawer.open(true)}
      >
        <IconArrowsExchange size={19} stroke={1.6} />
        {count > 0 && <span className={classes.count}>{count}</span>}
      </ActionIcon>
      <Suspense>
        {drawer.opened && <TransactionDrawer onClose={drawer.close} />}
        {isUnderWay && isKept && <TransactionKeeper />}
      </Suspense>
    </>
  )
}
