// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Where the rare code of taxed tokens is, on every chain
/// @dev Written by `tools/extension-address.mjs`: the CREATE2 address of `TaxedTokenExtension` as it compiles now.
library ExtensionAddress {
    address internal constant EXTENSION = 0x0A65eFaE394466B8dDfA1B8815A86d83D808f4A7;
}
