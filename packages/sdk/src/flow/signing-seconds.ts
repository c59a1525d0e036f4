/**
 * Time that a wallet is given to sign and to send: an allowance is signed for so long, and one that ends sooner counts as
 * none. Every flow has the same.
 */
export const signingSeconds = 3_600n
