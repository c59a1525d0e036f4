// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "solady/tokens/ERC721.sol";

/// @notice An ordinary collection that anybody mints from, and whose maker can take NFTs back, as some can.
contract PlainNft is ERC721 {
    function name() public pure override returns (string memory) {
        return "Harbour Marks";
    }

    function symbol() public pure override returns (string memory) {
        return "HRM";
    }

    function tokenURI(uint256) public pure override returns (string memory) {
        return "";
    }

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    function safeMint(address to, uint256 id, bytes calldata data) external {
        _safeMint(to, id, data);
    }

    /// @notice What some collections allow themselves.
    function seize(uint256 id, address to) external {
        _transfer(ownerOf(id), to, id);
    }
}
