// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Where the rare code of taxed tokens is, on every chain
/// @dev Written by `tools/annex-address.mjs`: the CREATE2 address of `TaxedAnnex` as it compiles now.
library AnnexAddress {
    address internal constant ANNEX = 0xEBdDD42e0b4E5b482ae786478a1360D5e8922eCA;
}
