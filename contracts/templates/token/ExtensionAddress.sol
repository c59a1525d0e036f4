// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Where the rare code of taxed tokens is, on every chain
/// @dev Written by `tools/extension-address.mjs`: the CREATE2 address of `TaxedTokenExtension` as it compiles now.
library ExtensionAddress {
    address internal constant EXTENSION = 0x61912F324E5628E7B3b2EDb6F6701789D494ECEb;
}
