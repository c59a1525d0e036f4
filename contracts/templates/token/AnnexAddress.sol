// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Where the rare code of taxed tokens is, on every chain
/// @dev Written by `tools/annex-address.mjs`: the CREATE2 address of `TaxedAnnex` as it compiles now.
library AnnexAddress {
    address internal constant ANNEX = 0xe071297D5d6cA295116E585983Da73f32D85A4e4;
}
