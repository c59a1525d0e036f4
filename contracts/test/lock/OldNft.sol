// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A collection of the first days: it has owners and `transferFrom`, and no word of what it is.
contract OldNft {
    mapping(uint256 id => address owner) public ownerOf;
    mapping(address account => uint256 count) public balanceOf;
    mapping(uint256 id => address spender) private _approved;

    function mint(address to, uint256 id) external {
        ownerOf[id] = to;
        ++balanceOf[to];
    }

    function approve(address spender, uint256 id) external {
        require(msg.sender == ownerOf[id], "not yours");
        _approved[id] = spender;
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(from == ownerOf[id] && _approved[id] == msg.sender, "not approved");
        ownerOf[id] = to;
        --balanceOf[from];
        ++balanceOf[to];
    }
}
