// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721A} from "../../lib/erc721a/contracts/ERC721A.sol";

/// @notice A collection that was minted in one batch, as the published ERC721A does it.
contract BatchNft is ERC721A {
    constructor(address holder, uint256 count) ERC721A("Batch", "BATCH") {
        _mint(holder, count);
    }
}
