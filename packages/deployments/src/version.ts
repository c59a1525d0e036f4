/** Version of the contracts that this checkout deploys. Contracts that changed after a live deployment get the next one. */
export const deploymentVersion = 'v1'
