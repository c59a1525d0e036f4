// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Where the rare code of taxed tokens is, on every chain
/// @dev Written by `tools/extension-address.mjs`: the CREATE2 address of `TaxedTokenExtension` as it compiles now.
library ExtensionAddress {
    address internal constant EXTENSION = 0xe83d6957eD2A27Bb0Af8E976cbFf7c78A7292c2c;
}
