/** A page that shows an app in its frame, as the wallet of Safes does, and hands what the app asks to its server. */
export const safeWalletPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Wallet of a Safe</title>
<style>
html, body { margin: 0; height: 100% }
iframe { display: block; width: 100%; height: 100%; border: 0 }
</style>
<script type="module">
const app = new URL(new URLSearchParams(location.search).get('app'))
const frame = document.createElement('iframe')
frame.name = 'app'
frame.title = 'App'
frame.sandbox = 'allow-scripts allow-same-origin allow-popups allow-forms allow-downloads allow-modals'
addEventListener('message', async ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== app.origin || !data.method) return
  const { id, method, params } = data
  const response = await fetch('/ask', { method: 'POST', body: JSON.stringify({ method, params }) })
  source.postMessage({ id, version: '9.1.0', ...(await response.json()) }, origin)
})
frame.src = app.href
document.body.append(frame)
</script>
</html>
`
