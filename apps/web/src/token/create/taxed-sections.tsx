import type { TemplateId } from '@slipway/sdk/platform/template-id'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { DividendSection } from './dividend-section.tsx'
import { LaunchSection } from './launch-section.tsx'
import { LimitsSection } from './limits-section.tsx'
import { MarketSection } from './market-section.tsx'
import { ReferralSection } from './referral-section.tsx'
import { TaxesSection } from './taxes-section.tsx'
import { useQuote } from './use-quote.ts'
import type { TokenForm } from './use-token-form.ts'

interface TaxedSectionsProps {
  form: TokenForm
  templateId: TemplateId
}

/** The parts of the form that a taxed template adds; those that do not apply to it are not there. */
export default function TaxedSections({ form, templateId }: TaxedSectionsProps) {
  const quote = useQuote(form)
  return (
    <>
      <MarketSection form={form} quote={quote} />
      <TaxesSection form={form} templateId={templateId} />
      {hasFeature(templateId, 'dividend') && (
        <DividendSection form={form} templateId={templateId} quoteSymbol={quote.symbol} />
      )}
      {hasFeature(templateId, 'referral') && <ReferralSection form={form} />}
      <LaunchSection form={form} />
      <LimitsSection form={form} />
    </>
  )
}
