import { NativeSelect } from '@mantine/core'
import type { ActFeature } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { useOfferedChains } from '../../core/use-offered-chains.ts'
import { actFeatures } from '../../stats/act-features.ts'
import { featureTexts } from '../../stats/act-labels.ts'
import classes from '../dashboard.module.css'
import { type AnalysisSearch, DEFAULT_PERIOD, periodOptions } from './analysis-search.ts'

interface FilterProps {
  search: AnalysisSearch
  onChange: (next: Readonly<Record<string, unknown>>) => void
}

interface NetworkChoiceProps {
  network: string | undefined
  onChange: (network: string | undefined) => void
}

/** One network or all of them. */
export function NetworkChoice({ network, onChange }: NetworkChoiceProps) {
  const chains = useOfferedChains(true) ?? []
  const known = chains
    .filter(({ type }) => type === 'evm')
    .map(({ shortname, name }) => ({ value: shortname, label: name }))
  // Before the catalogue is here, the choice of the address stands by its short name.
  const pending =
    network && !known.some(({ value }) => value === network)
      ? [{ value: network, label: network }]
      : []
  return (
    <NativeSelect
      label={m.dashboard_filter_network()}
      value={network ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value || undefined)}
      data={[{ value: '', label: m.dashboard_filter_network_all() }, ...pending, ...known]}
    />
  )
}

interface FeatureChoiceProps {
  feature: ActFeature | undefined
  onChange: (feature: string | undefined) => void
}

/** One feature or all of them. */
export const FeatureChoice = ({ feature, onChange }: FeatureChoiceProps) => (
  <NativeSelect
    label={m.dashboard_filter_feature()}
    value={feature ?? ''}
    onChange={({ currentTarget: { value } }) => onChange(value || undefined)}
    data={[
      { value: '', label: m.dashboard_filter_feature_all() },
      ...actFeatures.map((value) => ({ value, label: featureTexts[value]() })),
    ]}
  />
)

/** Which figures; all of it stands in the address bar. */
export function AnalysisFilters({ search, onChange }: FilterProps) {
  return (
    <search className={classes.filters}>
      <NetworkChoice
        network={search.network}
        onChange={(network) => onChange({ ...search, network })}
      />
      <FeatureChoice
        feature={search.feature}
        onChange={(feature) => onChange({ ...search, feature, figure: undefined })}
      />
      <NativeSelect
        label={m.dashboard_filter_days()}
        value={String(search.days ?? DEFAULT_PERIOD)}
        onChange={({ currentTarget: { value } }) => onChange({ ...search, days: Number(value) })}
        data={periodOptions.map((days) => ({
          value: String(days),
          label: m.dashboard_days({ days }),
        }))}
      />
    </search>
  )
}
