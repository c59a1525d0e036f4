// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Where the rare code of taxed tokens is, on every chain
/// @dev Written by `tools/annex-address.mjs`: the CREATE2 address of `TaxedAnnex` as it compiles now.
library AnnexAddress {
    address internal constant ANNEX = 0xa79A2f63EbbE2452cA08Feb3621F2cDC9B455b67;
}
