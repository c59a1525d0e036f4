// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "solady/auth/Ownable.sol";
import {ERC20} from "solady/tokens/ERC20.sol";
import {ITokenFactory} from "../../src/token-factory/ITokenFactory.sol";
import {ITokenBase} from "../../templates/token/ITokenBase.sol";
import {StandardToken} from "../../templates/token/StandardToken.sol";
import {AccessMatrix} from "../fixtures/AccessMatrix.sol";
import {TokenFixture} from "../fixtures/TokenFixture.sol";

/// @notice Who may call what: every function of the ABI times every role. A function that nobody put into a list below
/// fails the test.
contract TokenAccessTest is TokenFixture, AccessMatrix {
    string private constant TOKEN_POWERS = ",mint,disableMint,setContractURI,freezeContractURI,transferOwnership,"
        "renounceOwnership,completeOwnershipHandover,";
    string private constant TOKEN_OPEN =
        ",transfer,transferFrom,approve,permit,burn,requestOwnershipHandover,cancelOwnershipHandover,";
    string private constant FACTORY_POWERS = ",setTemplate,setFee,setFeeWhitelist,setDevAddress,setInviterShare,setVip,"
        "initLaunchPad,transferOwnership,renounceOwnership,completeOwnershipHandover,";
    string private constant FACTORY_OPEN = ",deploy,withdraw,claimInviterReward,claimInviterRewardTo,"
        "requestOwnershipHandover,cancelOwnershipHandover,";

    StandardToken private token;
    bytes4[] private powers;

    function setUp() public override {
        super.setUp();
        token = create(alice, fullDraft(bob));
        powers = selectorsOf(SHIPPED_ARTIFACT, TOKEN_POWERS);
    }

    function test_P12_TokenAccessMatrix() public {
        assertMatrix(tokenMatrix(alice, everybody()));
    }

    function test_P12_FactoryAccessMatrix() public {
        nameLaunchPad();
        assertMatrix(factoryMatrix(platform));
    }

    /// @notice After the owner renounced, no address has any of the owner's powers: neither the old owner, nor the
    /// receiver, nor the factory, its owner and its treasury, nor the zero address of a simulated call.
    function test_P20_NobodyHasPowerAfterRenouncingToken() public {
        vm.prank(alice);
        token.renounceOwnership();
        assertMatrix(tokenMatrix(address(0), everybody()));
        assertEq(token.capabilities(), 0);
    }

    function test_P20_NobodyHasPowerAfterRenouncingFactory() public {
        nameLaunchPad();
        vm.prank(platform);
        factory.renounceOwnership();
        assertMatrix(factoryMatrix(address(0)));
    }

    function testFuzz_P20_NoAddressHasPowerAfterRenouncing(address anyone) public {
        vm.prank(alice);
        token.renounceOwnership();
        address[] memory one = new address[](1);
        one[0] = anyone;
        assertEq(powers.length, 7);
        assertRefused(address(token), powers, one, Ownable.Unauthorized.selector);
    }

    /// @notice A handover that was asked for before renouncing cannot be completed after it.
    function test_P20_NoHandoverSurvivesRenouncing() public {
        vm.prank(carol);
        token.requestOwnershipHandover();
        vm.prank(alice);
        token.renounceOwnership();
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(Ownable.Unauthorized.selector);
            vm.prank(i == 0 ? carol : alice);
            token.completeOwnershipHandover(carol);
        }
    }

    /// @notice The factory's owner has no function that reaches a living token.
    function test_P20_FactoryOwnerHasNoPowerOverTokens() public {
        address[] memory two = new address[](2);
        (two[0], two[1]) = (platform, address(factory));
        assertRefused(address(token), powers, two, Ownable.Unauthorized.selector);
    }

    /// @param owner zero: nobody may any more what is the owner's
    function tokenMatrix(address owner, address[] memory callers) private view returns (Matrix memory matrix) {
        (matrix.artifact, matrix.target, matrix.open) = (SHIPPED_ARTIFACT, address(token), TOKEN_OPEN);
        matrix.roles = new Role[](1);
        matrix.roles[0] = Role(owner, Ownable.Unauthorized.selector, TOKEN_POWERS);
        matrix.callers = callers;
        expectAnswer(matrix, ITokenBase.Token_ReceiverZero.selector, ",transfer,transferFrom,");
        expectAnswer(matrix, ERC20.PermitExpired.selector, ",permit,");
        if (owner == address(0)) return matrix;
        expectAnswer(matrix, ITokenBase.Token_MintTooEarly.selector, ",mint,");
        expectAnswer(matrix, Ownable.NewOwnerIsZeroAddress.selector, ",transferOwnership,");
        expectAnswer(matrix, Ownable.NoHandoverRequest.selector, ",completeOwnershipHandover,");
    }

    /// @dev One of the callers stands in for it.
    function nameLaunchPad() private {
        vm.prank(platform);
        factory.initLaunchPad(address(generator));
    }

    /// @param owner zero: nobody may any more what is the owner's
    function factoryMatrix(address owner) private view returns (Matrix memory matrix) {
        (matrix.artifact, matrix.target, matrix.open) =
        (platformArtifact("TokenFactory"), address(factory), FACTORY_OPEN);
        matrix.roles = new Role[](3);
        matrix.roles[0] = Role(owner, Ownable.Unauthorized.selector, FACTORY_POWERS);
        // The one power of somebody who is not the owner: the receiver of fees may name the next one.
        matrix.roles[1] = Role(treasury, Ownable.Unauthorized.selector, ",setDevAddress,");
        matrix.roles[2] =
            Role(address(generator), ITokenFactory.TokenFactory_CallerNotLaunchPad.selector, ",deployFor,");
        matrix.callers = everybody();
        expectFactoryAnswers(matrix, owner == address(0));
    }

    function expectFactoryAnswers(Matrix memory matrix, bool isRenounced) private pure {
        expectAnswer(matrix, ITokenFactory.TokenFactory_NothingToPay.selector, ",claimInviterReward,");
        expectAnswer(matrix, ITokenFactory.TokenFactory_ReceiverZero.selector, ",claimInviterRewardTo,");
        expectAnswer(matrix, ITokenFactory.TokenFactory_TemplateUnknown.selector, ",deploy,deployFor,");
        expectAnswer(matrix, ITokenFactory.TokenFactory_DevAddressZero.selector, ",setDevAddress,");
        if (isRenounced) return;
        expectAnswer(matrix, ITokenFactory.TokenFactory_TemplateUnknown.selector, ",setFee,");
        expectAnswer(matrix, ITokenFactory.TokenFactory_TemplateIdOutOfRange.selector, ",setTemplate,");
        expectAnswer(matrix, ITokenFactory.TokenFactory_LaunchPadFixed.selector, ",initLaunchPad,");
        expectAnswer(matrix, Ownable.NewOwnerIsZeroAddress.selector, ",transferOwnership,");
        expectAnswer(matrix, Ownable.NoHandoverRequest.selector, ",completeOwnershipHandover,");
    }

    function everybody() private view returns (address[] memory callers) {
        callers = new address[](10);
        (callers[0], callers[1], callers[2], callers[3]) = (alice, bob, carol, platform);
        (callers[4], callers[5], callers[6]) = (treasury, address(factory), address(generator));
        (callers[7], callers[8], callers[9]) = (address(detector), address(token), address(0));
    }
}
