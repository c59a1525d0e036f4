// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IV2Factory} from "../../src/venue/IV2Factory.sol";

/// @notice A token that the platform did not make. It knows its pool from the first moment, as those do that create it
/// themselves, and whom it treats otherwise than everybody.
abstract contract PoolAwareToken is ERC20 {
    address private immutable _venueFactory;
    address private immutable _quote;
    mapping(address account => bool) public exempt;

    constructor(address venueFactory, address quote, address receiver, uint256 supply) {
        (_venueFactory, _quote) = (venueFactory, quote);
        exempt[receiver] = true;
        _mint(receiver, supply);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        _spendAllowance(from, msg.sender, amount);
        _move(from, to, amount);
        return true;
    }

    function setExempt(address account, bool isExempt) external {
        exempt[account] = isExempt;
    }

    function name() public pure override returns (string memory) {
        return "Foreign";
    }

    function symbol() public pure override returns (string memory) {
        return "FRN";
    }

    function _move(address from, address to, uint256 amount) internal virtual;

    /// @dev Zero while there is none.
    function _pool() internal view returns (address) {
        return IV2Factory(_venueFactory).getPair(address(this), _quote);
    }

    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }
}
