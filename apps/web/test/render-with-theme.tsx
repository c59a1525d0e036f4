import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'

// A part that loads on demand may take a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** Renders a part of the frame with what every part has around it, without network and animation. */
export function renderWithTheme(content: ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={queries}>
      <MantineProvider env="test">{content}</MantineProvider>
    </QueryClientProvider>,
  )
}
