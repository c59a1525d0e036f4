// Written by "npm run generate".
export const listingProbeAbi = [
  {
    "type": "receive",
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "deliver",
    "inputs": [
      {
        "name": "question",
        "type": "tuple",
        "internalType": "struct IListingProbe.Question",
        "components": [
          {
            "name": "params",
            "type": "tuple",
            "internalType": "struct PresaleListing.ListingParams",
            "components": [
              {
                "name": "token",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenTemplate",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "quote",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "isNative",
                "type": "bool",
                "internalType": "bool"
              },
              {
                "name": "venueFactory",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "owner",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "currencyAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "exitFees",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "spareTokens",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "spareCurrency",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "maxRepairBps",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "declaredTaxBps",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "lockTime",
                "type": "uint256",
                "internalType": "uint256"
              }
            ]
          },
          {
            "name": "locker",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "sellabilityCheck",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "router",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "wrappedNative",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "giver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "buyer",
            "type": "address",
            "internalType": "address"
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "deposit",
    "inputs": [
      {
        "name": "question",
        "type": "tuple",
        "internalType": "struct IListingProbe.Question",
        "components": [
          {
            "name": "params",
            "type": "tuple",
            "internalType": "struct PresaleListing.ListingParams",
            "components": [
              {
                "name": "token",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenTemplate",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "quote",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "isNative",
                "type": "bool",
                "internalType": "bool"
              },
              {
                "name": "venueFactory",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "owner",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "currencyAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "exitFees",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "spareTokens",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "spareCurrency",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "maxRepairBps",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "declaredTaxBps",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "lockTime",
                "type": "uint256",
                "internalType": "uint256"
              }
            ]
          },
          {
            "name": "locker",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "sellabilityCheck",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "router",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "wrappedNative",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "giver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "buyer",
            "type": "address",
            "internalType": "address"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "step",
        "type": "tuple",
        "internalType": "struct IListingProbe.Step",
        "components": [
          {
            "name": "ok",
            "type": "bool",
            "internalType": "bool"
          },
          {
            "name": "sent",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "expected",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "received",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "gasUsed",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "reason",
            "type": "bytes",
            "internalType": "bytes"
          }
        ]
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "fund",
    "inputs": [
      {
        "name": "question",
        "type": "tuple",
        "internalType": "struct IListingProbe.Question",
        "components": [
          {
            "name": "params",
            "type": "tuple",
            "internalType": "struct PresaleListing.ListingParams",
            "components": [
              {
                "name": "token",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenTemplate",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "quote",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "isNative",
                "type": "bool",
                "internalType": "bool"
              },
              {
                "name": "venueFactory",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "owner",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "currencyAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "exitFees",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "spareTokens",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "spareCurrency",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "maxRepairBps",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "declaredTaxBps",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "lockTime",
                "type": "uint256",
                "internalType": "uint256"
              }
            ]
          },
          {
            "name": "locker",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "sellabilityCheck",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "router",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "wrappedNative",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "giver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "buyer",
            "type": "address",
            "internalType": "address"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "step",
        "type": "tuple",
        "internalType": "struct IListingProbe.Step",
        "components": [
          {
            "name": "ok",
            "type": "bool",
            "internalType": "bool"
          },
          {
            "name": "sent",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "expected",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "received",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "gasUsed",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "reason",
            "type": "bytes",
            "internalType": "bytes"
          }
        ]
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "give",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "amount",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "listForeign",
    "inputs": [
      {
        "name": "params",
        "type": "tuple",
        "internalType": "struct PresaleListing.ListingParams",
        "components": [
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "tokenTemplate",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quote",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "isNative",
            "type": "bool",
            "internalType": "bool"
          },
          {
            "name": "venueFactory",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "owner",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "tokenAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "currencyAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "exitFees",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "spareTokens",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "spareCurrency",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "maxRepairBps",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "declaredTaxBps",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "lockTime",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "result",
        "type": "tuple",
        "internalType": "struct PresaleListing.ListingResult",
        "components": [
          {
            "name": "listed",
            "type": "bool",
            "internalType": "bool"
          },
          {
            "name": "pair",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "tokensListed",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "currencyListed",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "liquidity",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "lockId",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "unlockAt",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "tokensLeft",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "currencyLeft",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "tokensRetained",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "currencyRetained",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "listNow",
    "inputs": [
      {
        "name": "question",
        "type": "tuple",
        "internalType": "struct IListingProbe.Question",
        "components": [
          {
            "name": "params",
            "type": "tuple",
            "internalType": "struct PresaleListing.ListingParams",
            "components": [
              {
                "name": "token",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenTemplate",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "quote",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "isNative",
                "type": "bool",
                "internalType": "bool"
              },
              {
                "name": "venueFactory",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "owner",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "currencyAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "exitFees",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "spareTokens",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "spareCurrency",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "maxRepairBps",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "declaredTaxBps",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "lockTime",
                "type": "uint256",
                "internalType": "uint256"
              }
            ]
          },
          {
            "name": "locker",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "sellabilityCheck",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "router",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "wrappedNative",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "giver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "buyer",
            "type": "address",
            "internalType": "address"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "step",
        "type": "tuple",
        "internalType": "struct IListingProbe.Step",
        "components": [
          {
            "name": "ok",
            "type": "bool",
            "internalType": "bool"
          },
          {
            "name": "sent",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "expected",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "received",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "gasUsed",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "reason",
            "type": "bytes",
            "internalType": "bytes"
          }
        ]
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "payOut",
    "inputs": [
      {
        "name": "question",
        "type": "tuple",
        "internalType": "struct IListingProbe.Question",
        "components": [
          {
            "name": "params",
            "type": "tuple",
            "internalType": "struct PresaleListing.ListingParams",
            "components": [
              {
                "name": "token",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenTemplate",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "quote",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "isNative",
                "type": "bool",
                "internalType": "bool"
              },
              {
                "name": "venueFactory",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "owner",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "currencyAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "exitFees",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "spareTokens",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "spareCurrency",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "maxRepairBps",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "declaredTaxBps",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "lockTime",
                "type": "uint256",
                "internalType": "uint256"
              }
            ]
          },
          {
            "name": "locker",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "sellabilityCheck",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "router",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "wrappedNative",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "giver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "buyer",
            "type": "address",
            "internalType": "address"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "step",
        "type": "tuple",
        "internalType": "struct IListingProbe.Step",
        "components": [
          {
            "name": "ok",
            "type": "bool",
            "internalType": "bool"
          },
          {
            "name": "sent",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "expected",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "received",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "gasUsed",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "reason",
            "type": "bytes",
            "internalType": "bytes"
          }
        ]
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "rehearse",
    "inputs": [
      {
        "name": "question",
        "type": "tuple",
        "internalType": "struct IListingProbe.Question",
        "components": [
          {
            "name": "params",
            "type": "tuple",
            "internalType": "struct PresaleListing.ListingParams",
            "components": [
              {
                "name": "token",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenTemplate",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "quote",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "isNative",
                "type": "bool",
                "internalType": "bool"
              },
              {
                "name": "venueFactory",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "owner",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "currencyAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "exitFees",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "spareTokens",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "spareCurrency",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "maxRepairBps",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "declaredTaxBps",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "lockTime",
                "type": "uint256",
                "internalType": "uint256"
              }
            ]
          },
          {
            "name": "locker",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "sellabilityCheck",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "router",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "wrappedNative",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "giver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "buyer",
            "type": "address",
            "internalType": "address"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "report",
        "type": "tuple",
        "internalType": "struct IListingProbe.Report",
        "components": [
          {
            "name": "funding",
            "type": "tuple",
            "internalType": "struct IListingProbe.Step",
            "components": [
              {
                "name": "ok",
                "type": "bool",
                "internalType": "bool"
              },
              {
                "name": "sent",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "expected",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "received",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "gasUsed",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "reason",
                "type": "bytes",
                "internalType": "bytes"
              }
            ]
          },
          {
            "name": "deposit",
            "type": "tuple",
            "internalType": "struct IListingProbe.Step",
            "components": [
              {
                "name": "ok",
                "type": "bool",
                "internalType": "bool"
              },
              {
                "name": "sent",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "expected",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "received",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "gasUsed",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "reason",
                "type": "bytes",
                "internalType": "bytes"
              }
            ]
          },
          {
            "name": "delivery",
            "type": "tuple",
            "internalType": "struct IListingProbe.Step",
            "components": [
              {
                "name": "ok",
                "type": "bool",
                "internalType": "bool"
              },
              {
                "name": "sent",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "expected",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "received",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "gasUsed",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "reason",
                "type": "bytes",
                "internalType": "bytes"
              }
            ]
          },
          {
            "name": "listing",
            "type": "tuple",
            "internalType": "struct IListingProbe.Step",
            "components": [
              {
                "name": "ok",
                "type": "bool",
                "internalType": "bool"
              },
              {
                "name": "sent",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "expected",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "received",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "gasUsed",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "reason",
                "type": "bytes",
                "internalType": "bytes"
              }
            ]
          },
          {
            "name": "payout",
            "type": "tuple",
            "internalType": "struct IListingProbe.Step",
            "components": [
              {
                "name": "ok",
                "type": "bool",
                "internalType": "bool"
              },
              {
                "name": "sent",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "expected",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "received",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "gasUsed",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "reason",
                "type": "bytes",
                "internalType": "bytes"
              }
            ]
          },
          {
            "name": "roundTrip",
            "type": "tuple",
            "internalType": "struct IListingProbe.Step",
            "components": [
              {
                "name": "ok",
                "type": "bool",
                "internalType": "bool"
              },
              {
                "name": "sent",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "expected",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "received",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "gasUsed",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "reason",
                "type": "bytes",
                "internalType": "bytes"
              }
            ]
          },
          {
            "name": "pair",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "currencyListed",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "liquidity",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "trade",
    "inputs": [
      {
        "name": "question",
        "type": "tuple",
        "internalType": "struct IListingProbe.Question",
        "components": [
          {
            "name": "params",
            "type": "tuple",
            "internalType": "struct PresaleListing.ListingParams",
            "components": [
              {
                "name": "token",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenTemplate",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "quote",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "isNative",
                "type": "bool",
                "internalType": "bool"
              },
              {
                "name": "venueFactory",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "owner",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "currencyAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "exitFees",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "spareTokens",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "spareCurrency",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "maxRepairBps",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "declaredTaxBps",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "lockTime",
                "type": "uint256",
                "internalType": "uint256"
              }
            ]
          },
          {
            "name": "locker",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "sellabilityCheck",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "router",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "wrappedNative",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "giver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "buyer",
            "type": "address",
            "internalType": "address"
          }
        ]
      },
      {
        "name": "pair",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [
      {
        "name": "step",
        "type": "tuple",
        "internalType": "struct IListingProbe.Step",
        "components": [
          {
            "name": "ok",
            "type": "bool",
            "internalType": "bool"
          },
          {
            "name": "sent",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "expected",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "received",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "gasUsed",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "reason",
            "type": "bytes",
            "internalType": "bytes"
          }
        ]
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "event",
    "name": "PoolRepaired",
    "inputs": [
      {
        "name": "pair",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "tokenIn",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "quoteIn",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "tokenOut",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "quoteOut",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "TokenRefused",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "received",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "least",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "ListingProbe_OwnStepsOnly",
    "inputs": []
  },
  {
    "type": "error",
    "name": "ListingProbe_Undone",
    "inputs": [
      {
        "name": "step",
        "type": "bytes",
        "internalType": "bytes"
      }
    ]
  },
  {
    "type": "error",
    "name": "PoolPlacement_LiquidityDiluted",
    "inputs": [
      {
        "name": "liquidity",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "totalLiquidity",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "PoolPlacement_PriceMissed",
    "inputs": [
      {
        "name": "tokenReserve",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "quoteReserve",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "PoolPlacement_RepairTooDear",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "needed",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "max",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Presale_GasTooLow",
    "inputs": [
      {
        "name": "gas",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "min",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Presale_NotLauncher",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "launcher",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Presale_OnlyItself",
    "inputs": [
      {
        "name": "caller",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Presale_OtherMarket",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "router",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "quote",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Presale_PoolSideTooSmall",
    "inputs": [
      {
        "name": "amount",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "min",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Presale_PoolTooSmall",
    "inputs": [
      {
        "name": "liquidity",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "min",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Presale_Unsellable",
    "inputs": [
      {
        "name": "received",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "least",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Presale_ValueRefused",
    "inputs": [
      {
        "name": "sentWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  }
] as const
