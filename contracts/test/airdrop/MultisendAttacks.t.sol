// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMultisend} from "../../src/airdrop/IMultisend.sol";
import {MultisendFixture} from "./MultisendFixture.sol";

/// @notice Is sent native currency, and calls back with it.
contract GreedyRecipient {
    bytes[] private _calls;
    address private _target;
    bool public entered;
    uint256 public attempts;

    function arm(address target, bytes[] calldata calls) external {
        _target = target;
        for (uint256 i = 0; i < calls.length; ++i) {
            _calls.push(calls[i]);
        }
    }

    receive() external payable {
        // Once: what is tried within the attempt has to fit into the gas of one payment.
        if (_target == address(0)) return;
        address target = _target;
        _target = address(0);
        for (uint256 i = 0; i < _calls.length; ++i) {
            (bool ok,) = target.call(_calls[i]);
            entered = entered || ok;
            ++attempts;
        }
    }
}

/// @notice Burns what it is given.
contract GasBurner {
    receive() external payable {
        for (;;) {}
    }
}

contract MultisendAttacksTest is MultisendFixture {
    /// @notice P-04: whatever is called with whatever token, nobody is allowed anything afterwards, and nothing is kept.
    function testFuzz_P04_LeavesNoAllowanceAndNothing(uint256 count, uint256 first, bool direct) public {
        count = bound(count, 1, 40);
        (uint256[] memory amounts, uint256 sum) = amountsFrom(bound(first, 0, 1e24), count);
        address[] memory to = people(count);
        vm.prank(sender);
        if (direct) multisend.sendTokensDirectly(address(token), noList(), to, amounts);
        else multisend.sendTokens(address(token), noList(), to, amounts);
        for (uint256 i = 0; i < count; ++i) {
            assertEq(token.balanceOf(to[i]), amounts[i]);
            assertEq(token.allowance(address(multisend), to[i]), 0);
        }
        assertEq(token.balanceOf(address(multisend)), 0);
        assertEq(token.balanceOf(sender), HELD - sum);
    }

    /// @notice P-03: a token that calls back at every movement gets out no more than goes in.
    function test_P03_TokenThatCallsBackGainsNothing() public {
        (uint256[] memory amounts,) = amountsFrom(1e18, 5);
        address[] memory toToken = new address[](1);
        toToken[0] = address(token);
        (uint256[] memory one,) = amountsFrom(1, 1);
        bytes[] memory calls = new bytes[](3);
        calls[0] = abi.encodeCall(IMultisend.sendTokens, (address(token), noList(), toToken, one));
        calls[1] = abi.encodeCall(IMultisend.sendTokensDirectly, (address(token), noList(), toToken, one));
        calls[2] = abi.encodeCall(IMultisend.sendNative, (noList(), toToken, one));
        token.arm(address(multisend), calls);
        send(people(5), amounts);
        assertGt(token.attempts(), 0);
        assertFalse(token.reentered());
        assertEq(token.balanceOf(address(token)), 0);
        for (uint256 i = 0; i < 5; ++i) {
            assertEq(token.balanceOf(people(5)[i]), amounts[i]);
        }
    }

    /// @notice P-30: who receives native currency reaches nobody else's by calling back.
    function test_P30_RecipientThatCallsBackGainsNothing() public {
        GreedyRecipient greedy = new GreedyRecipient();
        address[] memory to = people(3);
        to[0] = address(greedy);
        address[] memory toGreedy = new address[](1);
        toGreedy[0] = address(greedy);
        (uint256[] memory one,) = amountsFrom(1, 1);
        bytes[] memory calls = new bytes[](1);
        calls[0] = abi.encodeCall(IMultisend.sendNative, (noList(), toGreedy, one));
        greedy.arm(address(multisend), calls);
        (uint256[] memory amounts, uint256 sum) = amountsFrom(10, 3);
        vm.prank(sender);
        multisend.sendNative{value: sum}(noList(), to, amounts);
        assertFalse(greedy.entered());
        assertEq(greedy.attempts(), 1);
        assertEq(address(greedy).balance, 10);
        assertEq(to[2].balance, 12);
    }

    /// @notice A recipient that burns gas costs its share at most, and is named.
    function test_RecipientThatBurnsGasIsNamed() public {
        address[] memory to = people(2);
        to[1] = address(new GasBurner());
        (uint256[] memory amounts, uint256 sum) = amountsFrom(10, 2);
        uint256 before = gasleft();
        vm.expectRevert(abi.encodeWithSelector(IMultisend.Multisend_TransferFailed.selector, 1, to[1]));
        vm.prank(sender);
        multisend.sendNative{value: sum}(noList(), to, amounts);
        assertLt(before - gasleft(), 300_000);
    }

    /// @notice What somebody sent here by mistake belongs to nobody, and goes to nobody by itself.
    function test_DonationsChangeNobodysAmounts() public {
        vm.prank(sender);
        token.transfer(address(multisend), 1000);
        (uint256[] memory amounts,) = amountsFrom(5, 3);
        send(people(3), amounts);
        assertEq(token.balanceOf(people(3)[2]), 7);
        assertEq(token.balanceOf(address(multisend)), 1000);
    }
}
