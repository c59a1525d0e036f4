// Written by "npm run generate".
export const poolRepairAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "registry_",
        "type": "address",
        "internalType": "contract IPlatformRegistry"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "receive",
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "calculateTokenAmount",
    "inputs": [
      {
        "name": "wish",
        "type": "tuple",
        "internalType": "struct IPoolRepair.Wish",
        "components": [
          {
            "name": "venueFactory",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quote",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "tokenAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quoteAmount",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "tokenNeeded",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "quoteNeeded",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "tokenLoss",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "quoteLoss",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "fixPool",
    "inputs": [
      {
        "name": "params",
        "type": "tuple",
        "internalType": "struct IPoolRepair.RepairParams",
        "components": [
          {
            "name": "wish",
            "type": "tuple",
            "internalType": "struct IPoolRepair.Wish",
            "components": [
              {
                "name": "venueFactory",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "token",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "quote",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "quoteAmount",
                "type": "uint256",
                "internalType": "uint256"
              }
            ]
          },
          {
            "name": "maxTokenLoss",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "maxQuoteLoss",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "minLiquidity",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "to",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "deadline",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "outcome",
        "type": "tuple",
        "internalType": "struct IPoolRepair.Outcome",
        "components": [
          {
            "name": "pair",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "tokenIn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quoteIn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "tokenSpent",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quoteSpent",
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
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "fixPoolWithPermits",
    "inputs": [
      {
        "name": "params",
        "type": "tuple",
        "internalType": "struct IPoolRepair.RepairParams",
        "components": [
          {
            "name": "wish",
            "type": "tuple",
            "internalType": "struct IPoolRepair.Wish",
            "components": [
              {
                "name": "venueFactory",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "token",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "quote",
                "type": "address",
                "internalType": "address"
              },
              {
                "name": "tokenAmount",
                "type": "uint256",
                "internalType": "uint256"
              },
              {
                "name": "quoteAmount",
                "type": "uint256",
                "internalType": "uint256"
              }
            ]
          },
          {
            "name": "maxTokenLoss",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "maxQuoteLoss",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "minLiquidity",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "to",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "deadline",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      },
      {
        "name": "permits",
        "type": "tuple[]",
        "internalType": "struct ILaunchPad.Permit[]",
        "components": [
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "value",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "deadline",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "signature",
            "type": "bytes",
            "internalType": "bytes"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "outcome",
        "type": "tuple",
        "internalType": "struct IPoolRepair.Outcome",
        "components": [
          {
            "name": "pair",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "tokenIn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quoteIn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "tokenSpent",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quoteSpent",
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
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "inspectPool",
    "inputs": [
      {
        "name": "wish",
        "type": "tuple",
        "internalType": "struct IPoolRepair.Wish",
        "components": [
          {
            "name": "venueFactory",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quote",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "tokenAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quoteAmount",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "report",
        "type": "tuple",
        "internalType": "struct IPoolRepair.Report",
        "components": [
          {
            "name": "pair",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "faults",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "tokenReserve",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quoteReserve",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "tokenDust",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quoteDust",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "totalLiquidity",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "tokenRepair",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quoteRepair",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "tokenBack",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quoteBack",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "tokenIn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quoteIn",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "tokenAfter",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "quoteAfter",
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
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "registry",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "contract IPlatformRegistry"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "event",
    "name": "PoolFixed",
    "inputs": [
      {
        "name": "pair",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "token",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "caller",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "quote",
        "type": "address",
        "indexed": false,
        "internalType": "address"
      },
      {
        "name": "to",
        "type": "address",
        "indexed": false,
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
        "name": "tokenSpent",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "quoteSpent",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "liquidity",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
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
    "type": "error",
    "name": "LaunchPad_NotWhole",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "sent",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "received",
        "type": "uint256",
        "internalType": "uint256"
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
    "name": "PoolRepair_AmountTooLarge",
    "inputs": [
      {
        "name": "amount",
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
    "name": "PoolRepair_AmountZero",
    "inputs": []
  },
  {
    "type": "error",
    "name": "PoolRepair_DeadlinePassed",
    "inputs": [
      {
        "name": "deadline",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "PoolRepair_LossTooHigh",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "loss",
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
    "name": "PoolRepair_NativeUnsupported",
    "inputs": []
  },
  {
    "type": "error",
    "name": "PoolRepair_PaymentFailed",
    "inputs": [
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "amountWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "PoolRepair_QuoteIsToken",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "PoolRepair_ReceiverUnusable",
    "inputs": [
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "PoolRepair_ReceiverZero",
    "inputs": []
  },
  {
    "type": "error",
    "name": "PoolRepair_Taxed",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "sent",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "received",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "PoolRepair_TooLittleLiquidity",
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
    "name": "PoolRepair_ValueRefused",
    "inputs": [
      {
        "name": "sentWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "PoolRepair_ValueTooLow",
    "inputs": [
      {
        "name": "sentWei",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "neededWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "PoolRepair_VenueUnknown",
    "inputs": [
      {
        "name": "venueFactory",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Reentrancy",
    "inputs": []
  }
] as const
