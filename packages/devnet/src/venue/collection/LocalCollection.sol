// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721A} from "erc721a/contracts/ERC721A.sol";

/// @title A collection of NFTs for local chains
/// @dev Anybody mints as many as they like: what pays the holders of NFTs can be tried without money.
contract LocalCollection is ERC721A {
    constructor() ERC721A("Local test collection", "LTC") {}

    /// @param to the new owner
    /// @param quantity at least one; their ids follow each other, from 1 on
    function mint(address to, uint256 quantity) external {
        _mint(to, quantity);
    }

    function _startTokenId() internal pure override returns (uint256) {
        return 1;
    }
}
