interface TaxRecord {
  buyTaxBps: number
  sellTaxBps: number
  transferTaxBps: number
  addPoolTaxBps: number
  removePoolTaxBps: number
  burnShare: number
  liquidityShare: number
  marketingShare: number
  dividendShare: number
}

/** Taxes and shares of a row that has both. */
export const serializeTaxes = (row: TaxRecord) => ({
  taxes: {
    buyBps: row.buyTaxBps,
    sellBps: row.sellTaxBps,
    transferBps: row.transferTaxBps,
    addPoolBps: row.addPoolTaxBps,
    removePoolBps: row.removePoolTaxBps,
  },
  shares: {
    burn: row.burnShare,
    liquidity: row.liquidityShare,
    marketing: row.marketingShare,
    dividend: row.dividendShare,
  },
})
