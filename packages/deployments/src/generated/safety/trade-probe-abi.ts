// Written by "npm run generate".
export const tradeProbeAbi = [
  {
    "type": "function",
    "name": "buy",
    "inputs": [
      {
        "name": "params",
        "type": "tuple",
        "internalType": "struct ITradeProbe.TradeParams",
        "components": [
          {
            "name": "router",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "fundingRouter",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "wrappedNative",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "pair",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quote",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "receiver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quoteAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "nativeAmount",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "step",
        "type": "tuple",
        "internalType": "struct ITradeProbe.Step",
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
          },
          {
            "name": "tokenReason",
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
        "name": "params",
        "type": "tuple",
        "internalType": "struct ITradeProbe.TradeParams",
        "components": [
          {
            "name": "router",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "fundingRouter",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "wrappedNative",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "pair",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quote",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "receiver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quoteAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "nativeAmount",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "step",
        "type": "tuple",
        "internalType": "struct ITradeProbe.Step",
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
          },
          {
            "name": "tokenReason",
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
        "name": "params",
        "type": "tuple",
        "internalType": "struct ITradeProbe.TradeParams",
        "components": [
          {
            "name": "router",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "fundingRouter",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "wrappedNative",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "pair",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quote",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "receiver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quoteAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "nativeAmount",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      },
      {
        "name": "amount",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "step",
        "type": "tuple",
        "internalType": "struct ITradeProbe.Step",
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
          },
          {
            "name": "tokenReason",
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
    "name": "pass",
    "inputs": [
      {
        "name": "params",
        "type": "tuple",
        "internalType": "struct ITradeProbe.TradeParams",
        "components": [
          {
            "name": "router",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "fundingRouter",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "wrappedNative",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "pair",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quote",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "receiver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quoteAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "nativeAmount",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      },
      {
        "name": "amount",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "step",
        "type": "tuple",
        "internalType": "struct ITradeProbe.Step",
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
          },
          {
            "name": "tokenReason",
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
        "name": "params",
        "type": "tuple",
        "internalType": "struct ITradeProbe.TradeParams",
        "components": [
          {
            "name": "router",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "fundingRouter",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "wrappedNative",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "pair",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quote",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "receiver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quoteAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "nativeAmount",
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
        "internalType": "struct ITradeProbe.Report",
        "components": [
          {
            "name": "funding",
            "type": "tuple",
            "internalType": "struct ITradeProbe.Step",
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
              },
              {
                "name": "tokenReason",
                "type": "bytes",
                "internalType": "bytes"
              }
            ]
          },
          {
            "name": "buy",
            "type": "tuple",
            "internalType": "struct ITradeProbe.Step",
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
              },
              {
                "name": "tokenReason",
                "type": "bytes",
                "internalType": "bytes"
              }
            ]
          },
          {
            "name": "transfer",
            "type": "tuple",
            "internalType": "struct ITradeProbe.Step",
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
              },
              {
                "name": "tokenReason",
                "type": "bytes",
                "internalType": "bytes"
              }
            ]
          },
          {
            "name": "sell",
            "type": "tuple",
            "internalType": "struct ITradeProbe.Step",
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
              },
              {
                "name": "tokenReason",
                "type": "bytes",
                "internalType": "bytes"
              }
            ]
          }
        ]
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "rehearseSell",
    "inputs": [
      {
        "name": "params",
        "type": "tuple",
        "internalType": "struct ITradeProbe.TradeParams",
        "components": [
          {
            "name": "router",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "fundingRouter",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "wrappedNative",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "pair",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quote",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "receiver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quoteAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "nativeAmount",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      },
      {
        "name": "amount",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "sale",
        "type": "tuple",
        "internalType": "struct ITradeProbe.Step",
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
          },
          {
            "name": "tokenReason",
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
    "name": "sell",
    "inputs": [
      {
        "name": "params",
        "type": "tuple",
        "internalType": "struct ITradeProbe.TradeParams",
        "components": [
          {
            "name": "router",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "fundingRouter",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "wrappedNative",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "pair",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quote",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "token",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "receiver",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "quoteAmount",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "nativeAmount",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      },
      {
        "name": "amount",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "step",
        "type": "tuple",
        "internalType": "struct ITradeProbe.Step",
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
          },
          {
            "name": "tokenReason",
            "type": "bytes",
            "internalType": "bytes"
          }
        ]
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "error",
    "name": "TradeProbe_AnsweredFalse",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TradeProbe_OwnStepsOnly",
    "inputs": []
  }
] as const
