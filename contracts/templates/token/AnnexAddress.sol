// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Where the rare code of taxed tokens is, on every chain
/// @dev Written by `tools/annex-address.mjs`: the CREATE2 address of `TaxedAnnex` as it compiles now.
library AnnexAddress {
    address internal constant ANNEX = 0x7EcAa1e9f301e563B0Da890109e25Ec2CAA6e66A;
}
