// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";

/// @notice A token of any decimals, whose answers need not say what it did.
contract DecimalToken is ERC20 {
    enum Answer {
        True,
        Nothing,
        FalseUnmoved,
        FalseMoved,
        Two
    }

    uint8 private immutable _decimals;
    Answer public answer;

    constructor(uint8 decimals_) {
        _decimals = decimals_;
    }

    function setAnswer(Answer answer_) external {
        answer = answer_;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        if (answer != Answer.FalseUnmoved) _transfer(msg.sender, to, amount);
        return _say();
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        if (answer != Answer.FalseUnmoved) {
            _spendAllowance(from, msg.sender, amount);
            _transfer(from, to, amount);
        }
        return _say();
    }

    function name() public pure override returns (string memory) {
        return "Decimal";
    }

    function symbol() public pure override returns (string memory) {
        return "DEC";
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function _say() private view returns (bool) {
        Answer now_ = answer;
        if (now_ == Answer.True) return true;
        if (now_ == Answer.FalseUnmoved || now_ == Answer.FalseMoved) return false;
        assembly {
            mstore(0x00, 2)
            return(0x00, mul(0x20, eq(now_, 4)))
        }
    }

    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }
}
