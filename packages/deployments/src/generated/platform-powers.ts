// Written by "npm run generate".
export const platformPowers = {
  "airdropFactory": [
    "completeOwnershipHandover",
    "renounceOwnership",
    "setDevAddress",
    "setFee",
    "setFeeWhitelist",
    "setTemplate",
    "setVip",
    "transferOwnership"
  ],
  "inviter": [],
  "launchPad": [],
  "liquidityLocker": [],
  "lockAnnouncer": [
    "announce",
    "completeOwnershipHandover",
    "renounceOwnership",
    "strikeOff",
    "transferOwnership"
  ],
  "multisend": [],
  "nftLocker": [],
  "nftSaleFactory": [
    "completeOwnershipHandover",
    "renounceOwnership",
    "setDevAddress",
    "setFee",
    "setFeeWhitelist",
    "setMintFeePercent",
    "setOpenInviterFee",
    "setTemplate",
    "setVip",
    "transferOwnership"
  ],
  "openingVault": [],
  "platformRegistry": [
    "addContract",
    "addRegistrar",
    "addVenueFactory",
    "completeOwnershipHandover",
    "initWrappedNative",
    "renounceOwnership",
    "transferOwnership"
  ],
  "poolFactory": [
    "completeOwnershipHandover",
    "renounceOwnership",
    "setDevAddress",
    "setFee",
    "setFeeWhitelist",
    "setTemplate",
    "setVip",
    "transferOwnership"
  ],
  "poolRepair": [],
  "presaleFactory": [
    "completeOwnershipHandover",
    "renounceOwnership",
    "setDevAddress",
    "setFee",
    "setFeeWhitelist",
    "setTemplate",
    "setVip",
    "transferOwnership"
  ],
  "sellabilityCheck": [],
  "tokenFactory": [
    "completeOwnershipHandover",
    "initLaunchPad",
    "renounceOwnership",
    "setDevAddress",
    "setFee",
    "setFeeWhitelist",
    "setInviterShare",
    "setTemplate",
    "setVip",
    "transferOwnership"
  ],
  "tokenLocker": [],
  "vip": [
    "addPlan",
    "completeOwnershipHandover",
    "renounceOwnership",
    "setDevAddress",
    "setPlanEnabled",
    "transferOwnership"
  ],
  "whitelistMarket": []
} as const
