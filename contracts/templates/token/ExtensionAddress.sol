// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Where the rare code of taxed tokens is, on every chain
/// @dev Written by `tools/extension-address.mjs`: the CREATE2 address of `TaxedTokenExtension` as it compiles now.
library ExtensionAddress {
    address internal constant EXTENSION = 0xFc9f6a8683f4213E246D6D7bbE43448A69064d66;
}
